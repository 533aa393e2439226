import { log } from '#web/lib/log.ts';
import { codesIn, newDetector } from './codes.ts';

// The camera of the device, opened only for as long as a code is being looked for. It is closed with
// whatever ends the looking: a code, the person, the page going away.

/** How the looking stands; of the last five the camera is closed. */
export type ScanState =
  | 'starting'
  | 'looking'
  | 'found'
  | 'denied'
  | 'missing'
  | 'failed'
  | 'paused'
  | 'unreadable';

/** The light of the camera; undefined where it has none. */
export type Light = ((isOn: boolean) => Promise<void>) | undefined;

interface Told {
  onState: (state: ScanState) => void;
  /** Codes that were seen at once, one at least; the camera is closed already. */
  onCodes: (codes: readonly string[]) => void;
  onLight: (light: Light) => void;
}

/** Between two looks, in milliseconds: a hand that holds a phone moves slower. */
const PAUSE = 120;

/** Whether the browser can open a camera here. */
export const canOpenCamera = (): boolean =>
  typeof (navigator.mediaDevices as MediaDevices | undefined)?.getUserMedia === 'function';

/** Why the camera was not opened, by the name of the fault. */
function refusalOf(error: unknown): ScanState {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}

/** The light of a track; the types of the browser do not know it yet. */
function lightOf(track: MediaStreamTrack | undefined): Light {
  const can = track?.getCapabilities?.() as { torch?: boolean } | undefined;
  if (track === undefined || can?.torch !== true) return undefined;
  return (isOn) =>
    track.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] });
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE));

/** Codes in the pictures of the element, once any are seen; none where the looking was ended before, null where the browser reads none. */
async function lookFor(video: HTMLVideoElement, over: AbortSignal): Promise<string[] | null> {
  try {
    await video.play();
    const detector = newDetector();
    if (detector === undefined) return null;
    while (!over.aborted) {
      const isShown = video.readyState >= video.HAVE_CURRENT_DATA;
      const codes = isShown ? await codesIn(detector, video) : [];
      if (codes.length > 0) return codes;
      await pause();
    }
  } catch (error) {
    if (!over.aborted) log.warn('Kód z kamery nelze číst', error);
  }
  return over.aborted ? [] : null;
}

const openCamera = () =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });

const closeAll = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop());

/** Looks for codes in the pictures of the camera in the element, until it is ended; returns the end of it. */
export function startScan(video: HTMLVideoElement, told: Told): () => void {
  const over = new AbortController();
  const { signal } = over;
  const endAs = (state: ScanState) => {
    if (signal.aborted) return;
    over.abort();
    told.onState(state);
  };
  const show = (stream: MediaStream) => {
    signal.addEventListener('abort', () => {
      closeAll(stream);
      video.srcObject = null;
      told.onLight(undefined);
    });
    const [track] = stream.getVideoTracks();
    // Another application has taken the camera, or it was pulled out.
    track?.addEventListener('ended', () => endAs('failed'), { signal });
    video.srcObject = stream;
    told.onLight(lightOf(track));
    told.onState('looking');
  };
  const scan = async () => {
    const stream = await openCamera();
    // The person may have closed it while the browser was asking.
    if (signal.aborted) return closeAll(stream);
    show(stream);
    const codes = await lookFor(video, signal);
    if (signal.aborted) return undefined;
    endAs(codes === null ? 'unreadable' : 'found');
    return codes === null ? undefined : told.onCodes(codes);
  };
  const leave = () => endAs('paused');
  const look = () => (document.visibilityState === 'hidden' ? leave() : undefined);
  document.addEventListener('visibilitychange', look, { signal });
  addEventListener('pagehide', leave, { signal });
  scan().catch((error: unknown) => endAs(refusalOf(error)));
  return () => over.abort();
}
