import type { ChartData } from '../data';
import { addressOf } from './address';
import { useAtlas } from './shared';
import { sheetWords } from './sheet-words';

/** Link to the run sheet of a chart. */
export function SheetLink({ chart: { key } }: { chart: ChartData }) {
  const { texts } = useAtlas();
  return (
    <a className="btn btn-2 btn-s" href={addressOf({ chart: key, steps: [], at: 0, sheet: 'all' })}>
      {sheetWords[texts.language].sheet}
    </a>
  );
}
