import { useLingui } from '@lingui/react/macro';
import './team.css';

/** The way from the agent down to whose team is shown; each step leads back there. */
export function TeamPath({ path, onGo }: { path: readonly string[]; onGo: (userName: string) => void }) {
  const { t } = useLingui();
  if (path.length < 2) return null;
  return (
    <nav aria-label={t({ id: 'agentTeam.path', message: 'Place in the team' })}>
      <ol className="team-path">
        {path.map((userName, i) => (
          <li key={userName}>
            {i < path.length - 1 ? (
              <button type="button" className="team-step" onClick={() => onGo(userName)}>
                {userName}
              </button>
            ) : (
              <b className="team-step" aria-current="page">
                {userName}
              </b>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
