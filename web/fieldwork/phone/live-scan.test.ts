import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canReadCodes } from './codes.ts';
import { startScan, type ScanState } from './live-scan.ts';

// A camera as the browser gives it: its track ends when it is stopped.
function newCamera() {
  const track = Object.assign(new EventTarget(), {
    readyState: 'live',
    stop: () => Object.assign(track, { readyState: 'ended' }),
    getCapabilities: () => ({ torch: true }),
    applyConstraints: vi.fn<(asked: MediaTrackConstraints) => Promise<void>>(async () => {}),
  });
  return { track, stream: { getTracks: () => [track], getVideoTracks: () => [track] } };
}

let seen: readonly string[] = [];
beforeEach(() => {
  seen = [];
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      async detect() {
        return seen.map((rawValue) => ({ rawValue }));
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** Starts a scan of a camera that comes when the browser gives it. */
function scanned(given: () => Promise<unknown>) {
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: given } });
  const states: ScanState[] = [];
  const codes: string[] = [];
  const lights: unknown[] = [];
  const video = { readyState: 4, HAVE_CURRENT_DATA: 2, srcObject: null, play: async () => {} };
  const end = startScan(video as unknown as HTMLVideoElement, {
    onState: (state) => states.push(state),
    onCodes: (found) => codes.push(...found),
    onLight: (light) => lights.push(light),
  });
  return { states, codes, lights, video, end };
}

test('a code ends the looking and closes the camera; texts are told once, without what nobody sees', async () => {
  const { track, stream } = newCamera();
  const scan = scanned(async () => stream);
  await vi.waitFor(() => expect(scan.states).toEqual(['looking']));
  seen = [' SV-\u001D77 ', 'SV-77', '', 'P-1'];
  await vi.waitFor(() => expect(scan.codes).toEqual(['SV-77', 'P-1']));
  expect(scan.states).toEqual(['looking', 'found']);
  expect(track.readyState).toBe('ended');
  expect(scan.video.srcObject).toBeNull();
});

test('a page that is not seen any more closes the camera, and so does the person', async () => {
  const { track, stream } = newCamera();
  const scan = scanned(async () => stream);
  await vi.waitFor(() => expect(scan.states).toEqual(['looking']));
  dispatchEvent(new Event('pagehide'));
  expect(scan.states).toEqual(['looking', 'paused']);
  expect(track.readyState).toBe('ended');

  const other = newCamera();
  const closed = scanned(async () => other.stream);
  await vi.waitFor(() => expect(closed.states).toEqual(['looking']));
  closed.end();
  expect(other.track.readyState).toBe('ended');
  expect(closed.states).toEqual(['looking']);
});

test('a camera that comes after the person has left is closed at once', async () => {
  const { track, stream } = newCamera();
  let leave = () => {};
  const scan = scanned(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    leave();
    return stream;
  });
  leave = scan.end;
  await vi.waitFor(() => expect(track.readyState).toBe('ended'));
  expect(scan.states).toEqual([]);
});

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'failed'],
])('a camera refused by %s is told as %s', async (name, state) => {
  const scan = scanned(() => Promise.reject(new DOMException('', name)));
  await vi.waitFor(() => expect(scan.states).toEqual([state]));
});

test('a camera that another program has taken is closed and told', async () => {
  const { track, stream } = newCamera();
  const scan = scanned(async () => stream);
  await vi.waitFor(() => expect(scan.states).toEqual(['looking']));
  track.dispatchEvent(new Event('ended'));
  expect(scan.states).toEqual(['looking', 'failed']);
});

test('a browser whose detector fails says that it reads no codes', async () => {
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      detect = () => Promise.reject(new DOMException('', 'NotSupportedError'));
    },
  );
  const { track, stream } = newCamera();
  const scan = scanned(async () => stream);
  await vi.waitFor(() => expect(scan.states).toEqual(['looking', 'unreadable']));
  expect(track.readyState).toBe('ended');
  vi.unstubAllGlobals();
  expect(canReadCodes()).toBe(false);
});

test('the light of the camera is offered where it has one', async () => {
  const { track, stream } = newCamera();
  const scan = scanned(async () => stream);
  await vi.waitFor(() => expect(scan.lights).toHaveLength(1));
  await (scan.lights[0] as (isOn: boolean) => Promise<void>)(true);
  expect(track.applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
  scan.end();
  expect(scan.lights).toEqual([expect.any(Function), undefined]);
});
