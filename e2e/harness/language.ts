import type { Tester } from './tester';

/** Selects the other language in the picker of the header, or of the open dialog. */
export async function speaksOther(tester: Tester): Promise<void> {
  const [other, named] = tester.language === 'bn' ? (['en', 'English'] as const) : (['bn', 'বাংলা'] as const);
  await tester.screen.choose('header.language', named);
  tester.language = other;
}
