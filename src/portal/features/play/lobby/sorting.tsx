import { Trans, useLingui } from '@lingui/react/macro';
import { Select } from '../../../../ui/select';

type Props = { value: string | undefined; onChoose: (sort: string) => void };

/** Order of the games. */
export function Sorting({ value, onChoose }: Props) {
  const { t } = useLingui();
  return (
    <Select
      data-applied
      label={t({ id: 'lobby.sort', message: 'Order' })}
      value={value ?? 'popular'}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="popular">
        <Trans id="lobby.sort.popular">Featured first</Trans>
      </option>
      <option value="new">
        <Trans id="lobby.sort.new">New first</Trans>
      </option>
    </Select>
  );
}
