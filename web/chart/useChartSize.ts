import { useElementSize } from '@mantine/hooks';

const UNMEASURED = 640;
const NARROWEST = 240;
const TEXT_REMS = 0.8125;
const BROWSER_REM = 16;

/** Width of a chart's place and the height of its text in pixels, which follows the large print. */
export function useChartSize() {
  const { ref, width } = useElementSize<HTMLDivElement>();
  return { ref, width: Math.max(NARROWEST, width || UNMEASURED), em: TEXT_REMS * rem() };
}

function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || BROWSER_REM;
}
