import type { ActorRefFrom } from 'xstate';
import type { proofUploadMachine } from '../../../../../machines/money/proof-upload/proof-upload.machine';
import type { activitiesMachine } from '../../../../../machines/rewards/activities/activities.machine';
import type { activityApplicationMachine } from '../../../../../machines/rewards/activity-application/activity-application.machine';

export type ActivitiesRef = ActorRefFrom<typeof activitiesMachine>;
export type ActivityRef = ActorRefFrom<typeof activityApplicationMachine>;
export type PicturesRef = ActorRefFrom<typeof proofUploadMachine>;
