import { crawls } from '../support/crawls';

crawls('en', 'visitor');
