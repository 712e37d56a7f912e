import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { callOf } from '../own-file';
import { command } from './command';
import { has } from './load';
import { parseCommand } from './parse-command';

const HELP = `${callOf('comment')} FILE
  in a workflow of GitHub Actions: comments with a Markdown file on the pull request, or updates that comment`;
/** Finds the comment of an earlier run. */
const MARK = '<!-- maidan-atlas -->';
const PAGE_SIZE = 100;

type Comment = { id: number; body?: string };

/** Comments on the pull request of the running workflow. The job's summary has the text in any case. */
async function main(): Promise<void> {
  const { values, positionals } = parseCommand(process.argv.slice(2), {}, HELP);
  if (values.help) return console.log(HELP);
  const [file] = positionals;
  if (file === undefined) throw new Error(`Name a file; see --help.\n${HELP.split('\n')[0]}`);
  const text = readFileSync(file, 'utf8');
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (summary) appendFileSync(summary, text);
  const number = pullRequest();
  if (number === undefined) return console.log('No pull request: the text is in the summary of the job.');
  const { GITHUB_API_URL = 'https://api.github.com', GITHUB_REPOSITORY = '', GITHUB_TOKEN } = process.env;
  if (!GITHUB_TOKEN) throw new Error('GITHUB_TOKEN is not set: pass the token of the workflow.');
  const issues = `${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/issues`;
  const known = await commentIn(`${issues}/${number}/comments`, GITHUB_TOKEN);
  const body = JSON.stringify({ body: `${MARK}\n${text}` });
  if (known) await call('PATCH', `${issues}/comments/${known.id}`, GITHUB_TOKEN, body);
  else await call('POST', `${issues}/${number}/comments`, GITHUB_TOKEN, body);
  console.log(`${known ? 'Updated the' : 'Added a'} comment on pull request ${number}.`);
}

/** Returns the number of the pull request that triggered the workflow, if any. */
function pullRequest(): number | undefined {
  const path = process.env.GITHUB_EVENT_PATH;
  const event: { pull_request?: { number: number } } =
    path && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  return event.pull_request?.number;
}

async function commentIn(address: string, token: string): Promise<Comment | undefined> {
  for (let page = 1; ; page += 1) {
    const found = await call('GET', `${address}?per_page=${PAGE_SIZE}&page=${page}`, token);
    const comments = Array.isArray(found) ? found.filter(isComment) : [];
    const own = comments.find(({ body }) => body?.startsWith(MARK));
    if (own || comments.length < PAGE_SIZE) return own;
  }
}

const isComment = (value: unknown): value is Comment => has(value, 'id');

async function call(method: string, address: string, token: string, body?: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json' };
  const response = await fetch(address, { method, headers, body });
  if (response.ok) return await response.json();
  const advice = response.status === 403 ? ': the workflow needs "permissions: pull-requests: write"' : '';
  throw new Error(`${method} ${new URL(address).pathname} answered ${response.status}${advice}.`);
}

await command(main);
