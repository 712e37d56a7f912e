export { appUpdateFlow } from './app-update.flow';
export { UpdateToast } from './update-toast';
