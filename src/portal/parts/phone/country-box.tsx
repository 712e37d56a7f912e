import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useId } from 'react';
import type { EventFrom } from 'xstate';
import type { countryPickerMachine } from '../../../../machines/identity/country-picker/country-picker.machine';
import { country, year } from '../../../ui/format';
import { meaningOf } from './country-keys';
import { CountryList, Flag } from './country-list';
import type { CountryPickerRef } from './country-picker.flow';
import './country.css';

/**
 * Country of a mobile number: a read-only code field with a flag, and a list below it that opens on focus
 * (s2.country-picker.*). The form sends the dialing code; the visible digits are those of the language.
 */
export function CountryBox({ picker }: { picker: CountryPickerRef }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const state = useSelector(picker, (snapshot) => snapshot);
  const { chosen, active, countries } = state.context;
  const open = state.hasTag('open');
  const send = (event: EventFrom<typeof countryPickerMachine>) => picker.getSnapshot().can(event) && picker.send(event);
  const press = (event: KeyboardEvent) => {
    const meaning =
      event.ctrlKey || event.metaKey || event.altKey ? undefined : meaningOf(event.key, state.matches('open'));
    if (!meaning) return;
    event.preventDefault();
    // Closes the list, not the dialog around it.
    event.stopPropagation();
    send(meaning);
  };
  return (
    <div className="country">
      <Flag countryCode={chosen.countryCode} />
      <input
        className="input num"
        readOnly
        role="combobox"
        aria-label={t({ id: 'phone.country', message: 'Country code' })}
        aria-describedby={`${id}-name`}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-activedescendant={open ? `${id}-${active}` : undefined}
        autoComplete="off"
        value={`+${year(Number(chosen.countryDialingCode), i18n.locale)}`}
        onFocus={() => send({ type: 'box.focused' })}
        onBlur={() => send({ type: 'box.blurred' })}
        onClick={() => send({ type: 'list.requested' })}
        onKeyDown={press}
      />
      <span className="vh" id={`${id}-name`}>
        {country(chosen.countryCode, i18n.locale)}
      </span>
      <input type="hidden" name="countryDialingCode" value={chosen.countryDialingCode} />
      {open && (
        <CountryList
          id={id}
          countries={countries}
          active={active}
          label={t({ id: 'phone.countries', message: 'Countries' })}
          onChoose={(countryCode) => send({ type: 'country.selected', countryCode })}
        />
      )}
    </div>
  );
}
