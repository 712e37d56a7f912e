export { gameLaunchFlow as flow } from './game-launch.flow';
export { LaunchDialog as View } from './launch-dialog';
