import { Tabs } from '@base-ui/react/tabs';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ChartData } from '../data';
import type { Panel } from './atlas.machine';
import { ChangesPanel } from './changes-panel';
import { NotesPanel } from './notes-panel';
import { type AtlasActor, useAtlas } from './shared';
import { SpecPanel } from './spec-panel';
import { StatePanel } from './state-panel';

type Props = { chart: ChartData; actor: AtlasActor; children: ReactNode };
const PANELS: readonly Panel[] = ['run', 'state', 'spec', 'notes'];
const REVIEW: readonly Panel[] = [...PANELS, 'changes'];

/** Side panel: the running machine (`children`), the selected state, the specification, notes, or changes. */
export function PanelView({ chart, actor, children }: Props) {
  const { data, texts, send } = useAtlas();
  const panels = data.since ? REVIEW : PANELS;
  const place = useSelector(actor, ({ context }) => context.place);
  const panel = useSelector(actor, (snapshot) => panels.find((name) => snapshot.matches({ panel: name })) ?? 'run');
  return (
    <aside className="pan" aria-label={texts('panel')}>
      <Tabs.Root value={panel} onValueChange={(chosen: Panel) => send({ type: 'panel.chosen', panel: chosen })}>
        <Tabs.List className="tabs" aria-label={texts('panel')}>
          {panels.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {texts(name)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="run" tabIndex={-1} className="pan-run">
          {children}
        </Tabs.Panel>
        <Tabs.Panel value="state" tabIndex={-1}>
          <StatePanel chart={chart} place={place} />
        </Tabs.Panel>
        <Tabs.Panel value="spec" tabIndex={-1}>
          <SpecPanel chart={chart} requirement={place.requirement} />
        </Tabs.Panel>
        <Tabs.Panel value="notes" tabIndex={-1}>
          <NotesPanel chart={chart} place={place} />
        </Tabs.Panel>
        <Tabs.Panel value="changes" tabIndex={-1}>
          <ChangesPanel chart={chart} change={place.change} />
        </Tabs.Panel>
      </Tabs.Root>
    </aside>
  );
}
