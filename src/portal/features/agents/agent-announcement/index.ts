export { AgentAnnouncement as View } from './agent-announcement';
export { agentAnnouncementFlow as flow } from './agent-announcement.flow';
