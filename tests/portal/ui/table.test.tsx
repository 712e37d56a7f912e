// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Column, RowButton, Table } from '../../../src/ui/table';
import { show } from '../harness/show';

type Move = { id: string; kind: string; at: string; amount: string; about: string | null };
const MOVES: Move[] = [
  { id: '1', kind: 'Deposit', at: '1 May', amount: '+5', about: 'D-1' },
  { id: '2', kind: 'Bet', at: '2 May', amount: '-3', about: null },
];
const onOpen = vi.fn();
const columns: Column<Move>[] = [
  {
    key: 'kind',
    title: 'Type',
    phone: 'title',
    cell: ({ kind }) => kind,
    below: [{ title: 'Time', phone: 'note', cell: ({ at }) => at }],
  },
  {
    key: 'about',
    title: 'Reference',
    phone: ({ about }) => (about === null ? 'none' : undefined),
    cell: ({ about }) => about ?? '–',
  },
  { key: 'amount', title: 'Amount', number: true, phone: 'sum', cell: ({ amount }) => amount },
];
const act: Column<Move> = {
  key: 'open',
  title: 'Details',
  phone: 'act',
  cell: ({ id }) => <RowButton onClick={() => onOpen(id)}>Details</RowButton>,
};
const renderTable = (own: readonly Column<Move>[], opened?: (row: Move) => boolean) =>
  show(<Table label="Moves" columns={own} rows={MOVES} keyOf={({ id }) => id} opened={opened} />);
const rowOf = (text: string) => screen.getByText(text).closest('tr') as HTMLElement;
const placesOf = (row: HTMLElement) =>
  [...row.querySelectorAll<HTMLElement>('[data-at]')].map(({ dataset, textContent }) => [
    dataset.at,
    dataset.th,
    textContent,
  ]);

test('assigns cells to the lines of a phone with their column names [own.list.two-lines]', () => {
  renderTable(columns);
  expect(placesOf(rowOf('Deposit'))).toEqual([
    ['title', 'Type', 'Deposit'],
    ['note', 'Time', '1 May'],
    ['more', 'Reference', 'D-1'],
    ['sum', 'Amount', '+5'],
  ]);
});

test('a row with more content is toggled by keyboard through a named button [own.list.two-lines]', async () => {
  const { user } = renderTable(columns);
  const button = within(rowOf('Deposit')).getByRole('button', { name: 'Deposit +5', hidden: true });
  const opened = () => [button.ariaExpanded, rowOf('Deposit').dataset.open, rowOf('Bet').dataset.open];
  expect(opened()).toEqual(['false', 'false', 'false']);
  button.focus();
  await user.keyboard('{Enter}');
  expect(opened()).toEqual(['true', 'true', 'false']);
  await user.keyboard(' ');
  expect(opened()).toEqual(['false', 'false', 'false']);
});

test('a row without more content has no button [own.list.two-lines]', () => {
  renderTable(columns);
  expect(rowOf('Bet').querySelector('button')).toBeNull();
});

test('a row awaiting a response starts open [own.list.two-lines]', () => {
  renderTable(columns, ({ id }) => id === '1');
  expect([rowOf('Deposit').dataset.open, rowOf('Bet').dataset.open]).toEqual(['true', 'false']);
});

test('a row opens its page with a single button [own.list.two-lines]', async () => {
  const { user } = renderTable([...columns.filter(({ key }) => key !== 'about'), act]);
  const buttons = within(rowOf('Bet')).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Details']);
  await user.click(buttons[0] as HTMLElement);
  expect(onOpen.mock.calls).toEqual([['2']]);
});

test('its elements keep their roles in any layout [own.list.two-lines]', () => {
  renderTable(columns);
  for (const element of document.querySelectorAll('table, thead, tbody, tr, th, td'))
    expect(element.getAttribute('role')).not.toBeNull();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Type',
    'Reference',
    'Amount',
  ]);
});
