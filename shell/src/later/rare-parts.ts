// What only some shoppers need, in one file: each file more is named, with its hash, in the first script.
export { default as InstallBanner } from '../install/install-banner.tsx'
export { default as InstallInstructions } from '../install/install-instructions.dialog.tsx'
export { default as AnnouncementDialog } from '../notices/announcement.dialog.tsx'
export { default as DisclaimerDialog } from '../notices/disclaimer.dialog.tsx'
export { default as WrapperBridge } from '../wrapper/wrapper-bridge.tsx'
