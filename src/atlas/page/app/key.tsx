import { useAtlas } from './shared';

const KEY = [
  ['e ok', 'keyOk'],
  ['e part', 'keyPart'],
  ['e no', 'keyNo'],
  ['e act', 'keyNow'],
] as const;

/** Legend of the lines, as colour alone is not accessible. */
export function Key() {
  const { texts } = useAtlas();
  return (
    <ul className="key" aria-label={texts('key')}>
      {KEY.map(([line, word]) => (
        <li key={word}>
          <svg viewBox="0 0 28 12" aria-hidden="true">
            <path className={line} d="M0 6h28" />
          </svg>
          {texts(word)}
        </li>
      ))}
    </ul>
  );
}
