// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { saveFile } from '../../../src/ui/browser/save-file';

test.each([
  ['maidan-PK10.json', '{"a":1}', [0x7b]],
  ['maidan.csv', '"a"', [0xef, 0xbb, 0xbf]],
  ['maidan-2027-01-15.html', '<!doctype html>', [0x3c, 0x21]],
])(
  '%s starts with the bytes its readers expect [own.betting-record.evidence own.data.page]',
  async (name, text, first) => {
    const savedBlobs: Blob[] = [];
    const create = URL.createObjectURL;
    const revoke = URL.revokeObjectURL;
    URL.createObjectURL = (blob: Blob) => `blob:${savedBlobs.push(blob)}`;
    URL.revokeObjectURL = vi.fn();
    onTestFinished(() => {
      Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke });
    });
    saveFile(name, text);
    const reader = new FileReader();
    const bytes = await new Promise<Uint8Array>((done) => {
      reader.onload = () => done(new Uint8Array(reader.result instanceof ArrayBuffer ? reader.result : []));
      reader.readAsArrayBuffer(savedBlobs[0] ?? new Blob());
    });
    expect([...bytes.slice(0, first.length)]).toEqual(first);
  },
);
