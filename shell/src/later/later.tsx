import { wrapperOf } from '@aisle/contract'
import { useSession, useTenant } from '@aisle/platform'
import { messageOf } from '@aisle/platform/host'
import { useStore } from 'zustand/react'
import { installOffer } from '../install/install-offer.ts'
import { AnnouncementsButton } from '../notices/announcements-button.tsx'
import { Disclaimers } from '../notices/disclaimers.tsx'
import { noticesHeld } from '../notices/hold-notices.ts'
import { NotificationsLink } from '../notices/notifications-link.tsx'
import { UpdateOffer } from '../service-worker/update-offer.tsx'
import { useShell } from '../shell-context.ts'
import { Part } from './part.tsx'
import { useHasMoved } from './use-has-moved.ts'
import { useLostSlots } from './use-lost-slots.ts'

const loadBanner = async () => ({ default: (await import('./rare-parts.ts')).InstallBanner })
const loadBridge = async () => ({ default: (await import('./rare-parts.ts')).WrapperBridge })

/** What joins the header after the first view. It is there only while the store is: after modes, codes and age. */
export function Later() {
  const { report } = useShell()
  const rules = useTenant((state) => state.configuration?.businessConfigurations)
  const isCustomer = useSession((state) => Boolean(state.customerId))
  const isInstallOffered = useStore(installOffer, (state) => state.isOffered)
  const isHeld = useStore(noticesHeld) > 0
  const hasMoved = useHasMoved()
  useLostSlots()
  const onThrown = (error: unknown) => report({ kind: 'render', message: messageOf(error) })
  return (
    <>
      {rules?.showAnnouncement && hasMoved && <AnnouncementsButton />}
      {isCustomer && <NotificationsLink />}
      {rules?.showDisclaimer && <Disclaimers />}
      {isInstallOffered && hasMoved && !isHeld && <Part load={loadBanner} onThrown={onThrown} />}
      {wrapperOf(globalThis) && <Part load={loadBridge} onThrown={onThrown} />}
      <UpdateOffer />
    </>
  )
}
