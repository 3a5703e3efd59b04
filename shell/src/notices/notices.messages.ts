export const noticesMessages = {
  disclaimerTitle: 'Before you shop',
  accept: 'Accept and continue',
  announcements: 'Announcements',
  /** The name of the button that opens them. */
  announcementsWith: (unread: number) => (unread > 0 ? `Announcements, ${unread} new` : 'Announcements'),
  noAnnouncements: 'There is nothing new right now.',
  isNew: 'New',
  notificationsWith: (unread: number) => (unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'),
} as const
