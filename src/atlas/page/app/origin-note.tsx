import type { Origin } from '../../picture';
import { useAtlas } from './shared';

/** Note on what a chart shows in place of what could not run: stubs, assumptions, and why it was only read. */
export function OriginNote({ origin: { how, stubs = [], assumed = [], reason } }: { origin: Origin }) {
  const { texts } = useAtlas();
  const parts = [
    ...(how === 'read' ? [`${texts('read')}: ${reason}`] : []),
    ...(how === 'isolated' ? [texts('isolated')] : []),
    ...(stubs.length > 0 ? [`${texts('stubs')}: ${stubs.join(', ')}`] : []),
    ...(assumed.length > 0 ? [`${texts('assumed')}: ${assumed.join('; ')}`] : []),
  ];
  if (parts.length === 0) return null;
  return <p className="sm mute">{parts.join(' · ')}</p>;
}
