import type { DialogComponentProps, DialogName } from '@aisle/contract'
import type { ComponentType } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import AccountDrawer from './account-drawer.dialog.tsx'
import ConfirmDialog from './confirm.dialog.tsx'
import InformationDialog from './information.dialog.tsx'

type OwnDialogs = { readonly [Name in DialogName]?: ComponentType<DialogComponentProps<Name>> }
type OwnDialog = ComponentType<{ readonly close: (result?: unknown) => void }>

const rareParts = () => import('../later/rare-parts.ts')

/** What every shopper meets comes with the stack, the others when they are opened. */
const components: OwnDialogs = {
  confirm: ConfirmDialog,
  information: InformationDialog,
  'account-drawer': AccountDrawer,
  // Few shoppers meet these: one file for all, since each file costs everybody its name and its hash.
  'sign-up': lazyPart(() => import(/* webpackChunkName: "rare" */ './sign-up.dialog.tsx')),
  legal: lazyPart(() => import(/* webpackChunkName: "rare" */ './legal.dialog.tsx')),
  'account-closure': lazyPart(() => import(/* webpackChunkName: "rare" */ './account-closure.dialog.tsx')),
  'coupon-confirm': lazyPart(() => import(/* webpackChunkName: "rare" */ './coupon-confirm.dialog.tsx')),
  'personal-info': lazyPart(() => import(/* webpackChunkName: "age" */ '../age-verification/personal-info.dialog.tsx')),
  'age-check': lazyPart(() => import(/* webpackChunkName: "age" */ '../age-verification/age-check.dialog.tsx')),
  'personal-info-mismatch': lazyPart(
    () => import(/* webpackChunkName: "age" */ '../age-verification/personal-info-mismatch.dialog.tsx'),
  ),
  'verification-failed': lazyPart(
    () => import(/* webpackChunkName: "age" */ '../age-verification/verification-failed.dialog.tsx'),
  ),
  'ask-for-sign-up': lazyPart(
    () => import(/* webpackChunkName: "age" */ '../age-verification/ask-for-sign-up.dialog.tsx'),
  ),
  disclaimer: lazyPart(async () => ({ default: (await rareParts()).DisclaimerDialog })),
  announcement: lazyPart(async () => ({ default: (await rareParts()).AnnouncementDialog })),
  'install-instructions': lazyPart(async () => ({ default: (await rareParts()).InstallInstructions })),
}

/** The shell's own dialogs, by name. */
// oxlint-disable-next-line typescript/consistent-type-assertions -- `openDialog` types the props of a name
export const ownDialogs = components as { readonly [Name in DialogName]?: OwnDialog }
