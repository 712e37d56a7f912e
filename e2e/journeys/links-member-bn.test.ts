import { crawls } from '../support/crawls';

crawls('bn', 'member');
