export { tokenOf } from '../../moves';
