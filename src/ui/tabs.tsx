import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import './styles/tabs.css';

type Props<Value extends string> = {
  label: string;
  tabs: readonly { value: Value; title: ReactNode }[];
  value: Value;
  /** Disables the other tabs: the chart that handles a selection is still loading. */
  held?: boolean;
  onChoose: (value: Value) => void;
  children: ReactNode;
};

/**
 * Tabs, and the panel of the selected one. Arrow keys move between tabs, Enter selects. With a single tab only the
 * panel is rendered, in the same place, so that no input is lost when another tab appears.
 */
export function Tabs<Value extends string>({ label, tabs, value, held = false, onChoose, children }: Props<Value>) {
  const several = tabs.length > 1;
  return (
    <Base.Root value={value} onValueChange={(chosen: Value) => onChoose(chosen)}>
      {several && (
        <Base.List className="tabs" aria-label={label}>
          {tabs.map((tab) => (
            <Base.Tab key={tab.value} value={tab.value} disabled={held && tab.value !== value}>
              {tab.title}
            </Base.Tab>
          ))}
        </Base.List>
      )}
      <Base.Panel value={value} tabIndex={-1} role={several ? 'tabpanel' : 'presentation'}>
        {children}
      </Base.Panel>
    </Base.Root>
  );
}
