import { MATTER, PERFORMER_LABELS, type Script, type ScriptStep } from '../../script';
import { Icon } from './icon';
import { pictureFrom } from './picture-file';
import { useAtlas } from './shared';
import { type CaseSheet, type Found, statusOf, ticked } from './sheet';
import { STATUS, sheetWords } from './sheet-words';

type Props = {
  script: Script;
  found: CaseSheet | undefined;
  isOpen: boolean;
  onChange: (change: Partial<CaseSheet>) => void;
};

/** Case to execute: each step passes or fails, and a failed one has a note on the difference. */
export function SheetCase({ script, found, isOpen, onChange }: Props) {
  const { texts } = useAtlas();
  const words = sheetWords[texts.language];
  const { id, title, matter, preparations, steps } = script;
  const status = statusOf(found, steps.length);
  const done = (found?.steps ?? []).filter((step) => step !== null).length;
  return (
    <details className="card sheet-case" open={isOpen || undefined} id={id}>
      <summary>
        <span className={`badge sheet-${status}`}>{STATUS[texts.language][status]}</span>
        <span className="grow">
          <b>{title}</b>
          <span className="xs mute">
            <span className="mono">{id}</span> · {MATTER[texts.language][matter]} · {texts.number(done)} {texts('of')}{' '}
            {texts.number(steps.length)}
          </span>
        </span>
      </summary>
      {preparations.length > 0 && (
        <section>
          <h3>{words.given}</h3>
          <ul className="sheet-given">
            {preparations.map((setUp) => (
              <li key={setUp}>{setUp}</li>
            ))}
          </ul>
        </section>
      )}
      <ol className="sheet-steps">
        {steps.map((step, index) => (
          <Step
            // biome-ignore lint/suspicious/noArrayIndexKey: the same step can be made twice.
            key={index}
            step={step}
            number={index + 1}
            found={found?.steps[index] ?? null}
            onFound={(now) => onChange({ steps: ticked(found?.steps ?? [], index, now, steps.length) })}
          />
        ))}
      </ol>
      {status === 'failed' && <Difference found={found} onChange={onChange} />}
    </details>
  );
}

type StepProps = { step: ScriptStep; number: number; found: Found; onFound: (found: Found) => void };

function Step({ step: { performer, action, expected, requirements }, number, found, onFound }: StepProps) {
  const { texts } = useAtlas();
  const words = sheetWords[texts.language];
  const mark = (is: 'ok' | 'no') => (
    <button
      type="button"
      className={`btn btn-2 btn-s sheet-${is}`}
      aria-pressed={found === is}
      aria-label={`${texts('step')} ${texts.number(number)}: ${words[is]}`}
      onClick={() => onFound(is)}
    >
      <Icon name={is === 'ok' ? 'check' : 'warn'} />
      {words[is]}
    </button>
  );
  return (
    <li className={`sheet-step by-${performer}`}>
      <span className="num mute">{texts.number(number)}</span>
      <div className="grow">
        <p>
          <span className="badge">{PERFORMER_LABELS[texts.language][performer]}</span> {action}
        </p>
        <p className="sm">
          <b>{words.expect}:</b> {expected}
        </p>
        {requirements.length > 0 && <p className="xs mono mute">{requirements.join(', ')}</p>}
      </div>
      <div className="row sheet-marks">
        {mark('ok')}
        {mark('no')}
      </div>
    </li>
  );
}

/** Description and picture of a failure. */
function Difference({ found, onChange }: Pick<Props, 'found' | 'onChange'>) {
  const { texts } = useAtlas();
  const words = sheetWords[texts.language];
  const take = async (file: File | undefined) => {
    if (file) onChange({ picture: await pictureFrom(file) });
  };
  return (
    <div className="sheet-difference">
      <label>
        <span className="sm">{words.note}</span>
        <textarea
          className="input"
          rows={3}
          value={found?.note ?? ''}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </label>
      <label>
        <span className="sm">{words.picture}</span>
        <input type="file" accept="image/*" onChange={({ target }) => take(target.files?.[0])} />
      </label>
      {found?.picture !== undefined && (
        <div>
          <img src={found.picture} alt={words.pictureOf} />
          <button type="button" className="btn btn-2 btn-s" onClick={() => onChange({ picture: undefined })}>
            {words.noPicture}
          </button>
        </div>
      )}
    </div>
  );
}
