export { feedbackFlow as flow } from './feedback.flow';
export { FeedbackDialog as View } from './feedback-dialog';
