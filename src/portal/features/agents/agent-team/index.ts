export { Team as View } from './team';
export { teamFlow as flow } from './team.flow';
