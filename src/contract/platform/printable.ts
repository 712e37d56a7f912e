/** What can be shown of a text, a line may end: control characters, what turns the direction of writing and what has no width are dropped. Bengali joins by U+200C and U+200D. */
export const printable = (text: string): string =>
  text.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g,
    '',
  );
