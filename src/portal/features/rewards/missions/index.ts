export { Missions as View } from './missions';
export { missionsFlow as flow } from './missions.flow';
