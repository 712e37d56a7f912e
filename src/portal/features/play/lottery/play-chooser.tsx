import { useLingui } from '@lingui/react/macro';
import { Select } from '../../../../ui/select';
import type { OrderProps } from './lottery-order.flow';
import { type Group, plays } from './names/plays';
import { useNames } from './names/use-names';

/** The plays of a lottery by groups, in the browser's own list. */
export function PlayChooser({ order, state }: OrderProps) {
  const { t } = useLingui();
  const names = useNames();
  const { draft, rules } = state.context;
  const groups = new Map<Group, string[]>();
  for (const code of rules.plays) {
    const group = plays[code]?.group;
    if (group) groups.set(group, [...(groups.get(group) ?? []), code]);
  }
  return (
    <Select
      data-applied
      label={t({ id: 'lottery.play', message: 'Play type' })}
      value={draft.play}
      onChange={({ currentTarget }) => order.send({ type: 'play.selected', play: currentTarget.value })}
    >
      {[...groups].map(([group, codes]) => (
        <optgroup key={group} label={names.group(group)}>
          {codes.map((code) => (
            <option key={code} value={code}>
              {names.play(code)}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
