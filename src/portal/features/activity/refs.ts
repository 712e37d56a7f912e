import type { ActorRefFrom } from 'xstate';
import type { activitiesMachine } from '../../../../machines/activities/activities.machine';
import type { activityApplicationMachine } from '../../../../machines/activity-application/activity-application.machine';
import type { proofUploadMachine } from '../../../../machines/proof-upload/proof-upload.machine';

export type ActivitiesRef = ActorRefFrom<typeof activitiesMachine>;
export type ActivityRef = ActorRefFrom<typeof activityApplicationMachine>;
export type PicturesRef = ActorRefFrom<typeof proofUploadMachine>;
