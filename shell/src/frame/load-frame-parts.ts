/** What of the frame only some need, or only later: one file for all of it, because every file costs the first one. */
export const loadFrameParts = () => import(/* webpackChunkName: "frame" */ './frame-parts.ts')
