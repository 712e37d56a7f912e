import { crawls } from '../support/crawls';

crawls('en', 'member');
