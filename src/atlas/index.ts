export type { ActorName, AnySamples, AnyWords, Driver, EventType, Gateway, Language, Payload, Samples, Screen, StatePath, Words } from './types';
