/** Minutes since the password was typed after which an account is closed only once it was typed again. */
const RECENT_MINUTES = 10

/** Whether somebody has proven who they are just now, by the token's `auth_time`; a renewed token keeps that of its first. */
export const hasSignedInRecently = (authenticatedAt: Date | undefined, now: Date): boolean =>
  authenticatedAt !== undefined && now.getTime() - authenticatedAt.getTime() <= RECENT_MINUTES * 60_000
