export { securityCentreFlow as flow } from './security-centre.flow';
export { SecurityParts as View } from './security-parts';
