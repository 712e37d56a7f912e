import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { DeskLink, DeskTheme } from '../../../machines/operations/desk/desk.machine';
import { SETTINGS } from '../../contract';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Mark } from '../../ui/icon';
import { nativeName } from '../../ui/languages';
import { Select } from '../../ui/select';
import { roleWords } from '../parts/role-words';
import type { DeskRef } from './desk.flow';
import { themeWords } from './words';
import './desk.css';

const THEMES: readonly DeskTheme[] = ['system', 'light', 'dark'];

/** Header: pages and operator of the session, and the choices of language, theme and shortcuts. */
export function Header({ desk }: { desk: DeskRef }) {
  const { t } = useLingui();
  const state = useSelector(desk, (snapshot) => snapshot);
  const { operator, language, theme, shortcuts } = state.context;
  const role = operator && roleWords(operator.role);
  return (
    <header className="top desk-bar">
      <div className="page desk-top">
        <span className="brand">
          <Mark />
          <Trans id="desk.title">Maidan desk</Trans>
        </span>
        {state.matches('loggedIn') && <Pages desk={desk} />}
        {operator && (
          <div className="row">
            <b>{operator.name}</b>
            <Badge tone="field">{role ? t(role) : operator.role}</Badge>
            {state.matches('loggedIn') && (
              <Button small look="quiet" onClick={() => desk.send({ type: 'logout.requested' })}>
                <Trans id="desk.logOut">Log out</Trans>
              </Button>
            )}
          </div>
        )}
        <div className="desk-choices">
          <Select
            label={t({ id: 'desk.language', message: 'Language' })}
            value={language}
            onChange={({ currentTarget: { value } }) =>
              desk.send({ type: 'language.selected', language: value === 'en' ? 'en' : 'bn' })
            }
          >
            {SETTINGS.languages.map((code) => (
              <option key={code} value={code}>
                {nativeName(code)}
              </option>
            ))}
          </Select>
          <Select
            label={t({ id: 'desk.theme', message: 'Theme' })}
            value={theme}
            onChange={({ currentTarget: { value } }) =>
              desk.send({ type: 'theme.selected', theme: THEMES.find((each) => each === value) ?? 'system' })
            }
          >
            {THEMES.map((each) => (
              <option key={each} value={each}>
                {t(themeWords[each])}
              </option>
            ))}
          </Select>
          <label className="check sm">
            <input
              type="checkbox"
              checked={shortcuts}
              onChange={({ currentTarget: { checked } }) =>
                desk.send({ type: 'shortcuts.selected', shortcuts: checked })
              }
            />
            {t({ id: 'desk.shortcuts', message: 'Single-key shortcuts' })}
          </label>
        </div>
      </div>
    </header>
  );
}

function Pages({ desk }: { desk: DeskRef }) {
  const { t } = useLingui();
  const state = useSelector(desk, (snapshot) => snapshot);
  const pages: { page: DeskLink['page']; name: string }[] = [
    { page: 'queues', name: t({ id: 'desk.queues', message: 'Queues' }) },
    { page: 'withdrawals', name: t({ id: 'desk.withdrawals', message: 'Withdrawals' }) },
    { page: 'players', name: t({ id: 'desk.players', message: 'Players' }) },
    { page: 'approvals', name: t({ id: 'desk.approvals', message: 'Second approval' }) },
    { page: 'audit', name: t({ id: 'desk.audit', message: 'Audit' }) },
    { page: 'money', name: t({ id: 'desk.money.title', message: 'Revenue' }) },
  ];
  const open = pages.filter(({ page }) => state.can({ type: `${page}.requested` }));
  return (
    <nav className="row" aria-label={t({ id: 'desk.pages', message: 'Sections' })}>
      {open.map(({ page, name }) => {
        const isOpen = state.matches({ loggedIn: page });
        return (
          <button
            key={page}
            type="button"
            className="desk-page"
            aria-current={isOpen ? 'page' : undefined}
            onClick={() => desk.send({ type: `${page}.requested` })}
          >
            {name}
          </button>
        );
      })}
    </nav>
  );
}
