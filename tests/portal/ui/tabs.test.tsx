// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { Tabs } from '../../../src/ui/tabs';
import { show } from '../harness/show';

test('a tab’s content keeps its distance from the tabs, whatever it starts with', () => {
  const style = document.createElement('style');
  style.textContent = readFileSync('src/ui/styles/tabs.css', 'utf8');
  document.head.append(style);
  onTestFinished(() => style.remove());
  const tabs = ['email', 'phone'].map((value) => ({ value, title: value }));
  show(
    <Tabs label="Ways" tabs={tabs} value="email" onChoose={() => {}}>
      <p>We email you a link.</p>
    </Tabs>,
  );
  expect(getComputedStyle(screen.getByRole('tabpanel')).marginTop).toBe('var(--s-4)');
});
