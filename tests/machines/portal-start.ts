import { type Journey, journey } from '../support/journey';

/** The portal opened in Bengali, the default. */
export const started = (title: string): Journey => journey(title).given({ language: 'bn' });
