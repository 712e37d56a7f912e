import type { ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-name';
import './styles/options.css';

export type Option = { value: string; title: ReactNode; text?: ReactNode; icon?: IconName };
type Props = {
  id: string;
  legend: ReactNode;
  name: string;
  options: readonly Option[];
  chosen?: string;
  error?: ReactNode;
};

/**
 * Group of cards over real radio buttons; the first is selected by default. Uncontrolled; the first button has the id.
 */
export function Options({ id, legend, name, options, chosen, error }: Props) {
  const first = options.some(({ value }) => value === chosen) ? chosen : options[0]?.value;
  return (
    <fieldset className="options" aria-describedby={error ? `${id}-note` : undefined}>
      <legend>{legend}</legend>
      <div className="options-list">
        {options.map(({ value, title, text, icon }, index) => (
          <div className="option" key={value}>
            <input
              type="radio"
              name={name}
              id={index === 0 ? id : `${id}-${value}`}
              value={value}
              defaultChecked={value === first}
            />
            <label htmlFor={index === 0 ? id : `${id}-${value}`}>
              {icon && <Icon name={icon} />}
              <span>
                <b>{title}</b>
                {text && <span className="xs mute">{text}</span>}
              </span>
            </label>
          </div>
        ))}
      </div>
      {error && (
        <p className="err" id={`${id}-note`}>
          <Icon name="warn" small />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
