import { describe, expect, test } from 'vitest';
import { formatFaults } from '../../../../src/gateway/support/content/fault';
import { readFolder } from '../../../../src/gateway/support/content/read-folder';
import { article, doc, folder } from './support';

const faultsIn = (changes: Record<string, string | null>) =>
  formatFaults(readFolder(folder(changes), 'Asia/Dhaka').faults)
    .split('\n')
    .filter(Boolean);
const bn = 'help/start/one.bn.md';
const en = 'help/start/one.en.md';
const articleWith = (fields: Record<string, string | number>, body?: string) => ({
  ...article('one'),
  [bn]: doc({ title: 'এক', from: '2026-01-01', ...fields }, body ?? 'এটাই।'),
});
const terms = (fields: Record<string, string | number>) => ({
  'pages/terms.bn.md': doc({ title: 'শর্ত', from: '2026-01-01', ...fields }, 'শর্ত।'),
});
const banner = (fields: Record<string, string | number>, body = 'লেখা') => ({
  'banners/b.bn.md': doc({ title: 'ব্যানার', from: '2026-01-01', group: 'w_login', url: '/join', ...fields }, body),
  'banners/b.en.md': doc({ title: 'Banner' }, 'Text'),
});

const bar = (body: string) => ({
  'bars/b.bn.md': doc({ title: 'বার', from: '2026-01-01' }, body),
  'bars/b.en.md': doc({ title: 'Bar' }, 'Text'),
});

test('the repository’s folder has no errors', () => {
  const { drafts, faults } = readFolder(folder(), 'Asia/Dhaka');
  expect(formatFaults(faults)).toBe('');
  expect(drafts.length).toBeGreaterThanOrEqual(30);
});

describe('errors with file and line', { tags: ['extended'] }, () => {
  test.each<[string, Record<string, string | null>, string]>([
    ['a language that is missing', { ...article('one'), [en]: null }, `${bn}:1: help/start/one.en.md is missing`],
    ['the other one', { ...article('one'), [bn]: null }, `${en}:1: help/start/one.bn.md is missing`],
    [
      'a place that there is not',
      { 'faq/one.bn.md': 'x' },
      'faq/one.bn.md:1: nothing is kept there: help/<category>/, pages/, notices/, banners/, bars/ and resources/ hold <name>.bn.md and <name>.en.md',
    ],
    [
      'a language that is not ours',
      { 'pages/about.de.md': 'x' },
      'pages/about.de.md:1: nothing is kept there: help/<category>/, pages/, notices/, banners/, bars/ and resources/ hold <name>.bn.md and <name>.en.md',
    ],
    [
      'a name with other signs',
      { 'help/start/Two_3.bn.md': 'x' },
      'help/start/Two_3.bn.md:1: Two_3 is no name: small letters, digits and dashes, at most 48',
    ],
    [
      'a page that there is not',
      { 'pages/jobs.bn.md': 'x' },
      'pages/jobs.bn.md:1: there is no page jobs; there are about, contact, terms, responsible, privacy, affiliates, refund',
    ],
    [
      'a page that must be there',
      { 'pages/refund.bn.md': null, 'pages/refund.en.md': null },
      'pages/refund.bn.md:1: it is missing: every page about the house is linked to',
    ],
    [
      'no front matter',
      { ...article('one'), [bn]: 'শুধু লেখা' },
      `${bn}:1: it begins with no front matter between two lines of ---`,
    ],
    [
      'a field twice',
      { ...article('one'), [bn]: '---\ntitle: এক\ntitle: দুই\nfrom: 2026-01-01\n---\nলেখা' },
      `${bn}:3: Map keys must be unique`,
    ],
    ['a field that there is not', articleWith({ colour: 'red' }), `${bn}:4: colour: there is no such field here`],
    [
      'a title that is missing',
      { ...article('one'), [bn]: doc({ from: '2026-01-01' }, 'লেখা') },
      `${bn}:1: title: it is missing`,
    ],
    [
      'a title that is too long',
      articleWith({ title: 'ক'.repeat(121) }),
      `${bn}:2: title: Invalid length: Expected <=120 but received 121`,
    ],
    [
      'a date that there is not',
      articleWith({ from: '2026-02-30' }),
      `${bn}:3: from: a day such as 2026-01-31, or a moment such as 2026-01-31T18:00:00Z, is needed`,
    ],
    ['an end before the begin', articleWith({ until: '2025-12-31' }), `${bn}:4: until: it ends before it begins`],
    [
      'an audience that there is not',
      articleWith({ audience: '[member, gods]' }),
      `${bn}:4: audience: there are visitor, member, vip, agent`,
    ],
    ['an order that is none', articleWith({ order: 'first' }), `${bn}:4: order: a whole number is needed`],
    [
      'a field of both in English',
      { ...article('one'), [en]: doc({ title: 'One', from: '2026-01-01' }, 'x') },
      `${en}:3: from: there is no such field here`,
    ],
    ['nothing to read', { ...article('one'), [en]: doc({ title: 'One' }) }, `${en}:4: there is nothing to read`],
    [
      'a script',
      { ...article('one'), [en]: doc({ title: 'One' }, 'a\n\n<script>alert(1)</script>') },
      `${en}:7: HTML is not allowed: it is written in Markdown`,
    ],
    [
      'HTML within a line',
      { ...article('one'), [en]: doc({ title: 'One' }, 'a <b onclick=x()>b</b>') },
      `${en}:5: HTML is not allowed: it is written in Markdown`,
    ],
    [
      'a script’s address',
      { ...article('one'), [en]: doc({ title: 'One' }, '[a](javascript:alert(1))') },
      `${en}:5: javascript:alert(1) is no address: https://…, or / and a page of ours`,
    ],
    [
      'an address that only seems ours',
      { ...article('one'), [en]: doc({ title: 'One' }, '[a](//evil.test)') },
      `${en}:5: //evil.test is no address: https://…, or / and a page of ours`,
    ],
    [
      'an article that is linked to and is not there',
      { ...article('one'), [en]: doc({ title: 'One' }, 'a\n[b](/help?article=nope)') },
      `${en}:6: /help?article=nope leads nowhere`,
    ],
    [
      'a page that is linked to and is not there',
      { ...article('one'), [en]: doc({ title: 'One' }, '[b](/hlep)') },
      `${en}:5: /hlep leads nowhere`,
    ],
    [
      'a picture',
      { ...article('one'), [en]: doc({ title: 'One' }, '![a](https://a.test/x.png)') },
      `${en}:5: a picture is not allowed here: banners have those that are woven`,
    ],
    [
      'a title in the text',
      { ...article('one'), [en]: doc({ title: 'One' }, '# One') },
      `${en}:5: a heading is ## or ###: the title stands above it`,
    ],
    ['a quotation', { ...article('one'), [en]: doc({ title: 'One' }, '> a') }, `${en}:5: blockquote is not allowed`],
    [
      'a name twice',
      {
        ...article('register'),
        'help/play/register.bn.md': doc({ title: 'এক', from: '2026-01-01' }, 'x'),
        'help/play/register.en.md': doc({ title: 'One' }, 'x'),
      },
      'help/play/register.bn.md:1: register is help/start/register.bn.md already',
    ],
    [
      'a category without a title',
      {
        'help/new/one.bn.md': doc({ title: 'এক', from: '2026-01-01' }, 'x'),
        'help/new/one.en.md': doc({ title: 'One' }, 'x'),
      },
      'help/new/one.bn.md:1: help/new/index.bn.md is missing: a category needs a title',
    ],
    [
      'what is consented to without an edition',
      terms({}),
      'pages/terms.bn.md:1: edition: it is consented to, so its edition needs a name',
    ],
    [
      'what is consented to with an end',
      terms({ edition: 'a', until: '2027-01-01' }),
      'pages/terms.bn.md:5: until: it is consented to, so it has no end',
    ],
    [
      'what is consented to for some',
      terms({ edition: 'a', audience: '[member]' }),
      'pages/terms.bn.md:5: audience: it is consented to, so it is for everyone',
    ],
    [
      'a place for banners that there is not',
      banner({ group: 'attic' }),
      'banners/b.bn.md:4: group: there are w_login, w_register, home',
    ],
    [
      'a picture that is not woven',
      banner({ picture: 'cat' }),
      'banners/b.bn.md:6: picture: there are boat, cup, drum, kite, lily, owl, pot, wheel',
    ],
    ['a banner that leads nowhere', banner({ url: '/nowhere' }), 'banners/b.bn.md:5: /nowhere leads nowhere'],
    ['a banner with markup', banner({}, '**লেখা**'), 'banners/b.bn.md:8: a banner has one line of plain text'],
    ['a bar of more than a line', bar('## ক'), 'bars/b.bn.md:6: a bar has one line, in which there may be a link'],
    ['a bar that leads nowhere', bar('[ক](/nowhere)'), 'bars/b.bn.md:6: /nowhere leads nowhere'],
    ['a bar that is too long', bar('ক'.repeat(301)), 'bars/b.bn.md:1: it is longer than 300 characters'],
    [
      'a notice of no type',
      {
        'notices/n.bn.md': doc({ title: 'ন', from: '2026-01-01', type: 'XX' }, 'x'),
        'notices/n.en.md': doc({ title: 'N' }, 'x'),
      },
      'notices/n.bn.md:4: type: there are PL, PU, PR and H',
    ],
  ])('%s', (_what, changes, fault) => expect(faultsIn(changes)).toContain(fault));

  test('rejects a folder that is too large', () => {
    const files = Array.from({ length: 401 }, (_, index) => ({ path: `pages/${index}.bn.md`, text: 'x' }));
    expect(readFolder(files, 'Asia/Dhaka').faults).toEqual([
      { file: '.', line: 0, what: 'a folder has at most 400 files and 2000000 bytes' },
    ]);
  });

  test('a date starts in the site’s zone, a timestamp is absolute', () => {
    const fromOf = (from: string, zone: string) =>
      readFolder(folder(articleWith({ from })), zone)
        .drafts.find(({ key }) => key === 'one')
        ?.from.toISOString();
    expect(fromOf('2026-03-05', 'Asia/Dhaka')).toBe('2026-03-04T18:00:00.000Z');
    expect(fromOf('2026-03-05', 'UTC')).toBe('2026-03-05T00:00:00.000Z');
    expect(fromOf('2026-03-05T10:00:00Z', 'Asia/Dhaka')).toBe('2026-03-05T10:00:00.000Z');
  });
});
