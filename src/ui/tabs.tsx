import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import './styles/tabs.css';

type Props<Value extends string> = {
  label: string;
  tabs: readonly { value: Value; title: ReactNode }[];
  value: Value;
  /** The others cannot be chosen yet: what would hear of it is still on its way. */
  held?: boolean;
  onChoose: (value: Value) => void;
  children: ReactNode;
};

/**
 * One of a few ways, and under them the panel of the one that is chosen; arrow keys go from one to the next, Enter chooses. Where there
 * is one way only it stands alone, in the same place, so that nothing typed is lost when another opens.
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
