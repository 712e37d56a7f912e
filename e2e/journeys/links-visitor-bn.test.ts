import { crawls } from '../support/crawls';

crawls('bn', 'visitor');
