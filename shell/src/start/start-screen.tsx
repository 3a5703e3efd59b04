import { StoreMode } from '@aisle/api/store-mode'
import { linkTo, usePath, useTenant } from '@aisle/platform'
import { HomeIcon } from '@aisle/ui/icons'
import { useEffect, useState } from 'react'
import { Notice } from '../frame/notice.tsx'
import { frameMessages, pageMessages } from '../shell.messages.ts'
import { type CodedMode, recallAccess, wasCodeGiven } from './access-code.ts'
import { startMessages } from './start.messages.ts'
import { AccessDialog } from './access-dialog.tsx'
import { Backdrop, Sheet } from './backdrop.tsx'
import type { Start } from './create-start.ts'
import { shortDescription } from './mode-description.rules.ts'
import type { StartState } from './start-state.rules.ts'
import { StoreMark } from './store-mark.tsx'
import { useDismissedDialogs } from './use-dismissed-dialogs.ts'

type Props = {
  readonly state: Exclude<StartState, 'open' | 'loading'>
  readonly start: Start
  readonly isOnline: boolean
}

/** The one thing on the screen while the store itself is not to be shown. */
export default function StartScreen({ state, start, isOnline }: Props) {
  if (!useDismissedDialogs()) return null
  if (state === 'beta' || state === 'test') {
    return (
      <Backdrop>
        <AccessGate key={state} mode={state === 'beta' ? StoreMode.Beta : StoreMode.Test} start={start} />
      </Backdrop>
    )
  }
  return (
    <Backdrop>
      <Sheet isDialog={state === 'offline'}>
        <Statement state={state} start={start} isOnline={isOnline} />
      </Sheet>
    </Backdrop>
  )
}

type StatementProps = Props & { readonly state: Exclude<Props['state'], 'beta' | 'test'> }

/** What is said, and what to do about it. */
function Statement({ state, start, isOnline }: StatementProps) {
  switch (state) {
    case 'offline':
      return <Maintenance />
    case 'unknown':
      return (
        <Notice mark={<HomeIcon size={48} />} title={pageMessages.notFoundTitle} text={pageMessages.notFoundText} />
      )
    case 'closed':
      return <Notice mark={<StoreMark />} title={startMessages.closed} />
    case 'under-construction':
      return <Notice mark={<StoreMark />} title={startMessages.underConstruction} />
    case 'no-connection':
      return (
        <Notice
          title={startMessages.noConnection}
          text={isOnline ? startMessages.unreachable : startMessages.noConnectionText}
        >
          <button type="button" className="aisle-button" onClick={() => void start.load()}>
            {frameMessages.tryAgain}
          </button>
        </Notice>
      )
  }
}

/** The dialog, unless this browser gave the code on an earlier page. */
function AccessGate({ mode, start }: { readonly mode: CodedMode; readonly start: Start }) {
  const [isGiven] = useState(() => wasCodeGiven(start, mode))
  useEffect(() => {
    recallAccess(start, mode)
  }, [start, mode])
  return !isGiven && <AccessDialog mode={mode} start={start} />
}

/** Whoever was about to order is told what that means for the order (spec 1 §9, F51). */
function Maintenance() {
  const isOrdering = usePath() === linkTo('checkout')
  const description = useTenant((state) => state.configuration?.businessConfigurations.modeDescription)
  return (
    <div role="dialog" aria-modal="true" aria-label={startMessages.maintenance}>
      <Notice mark={<StoreMark />} title={startMessages.maintenance} text={shortDescription(description)}>
        {isOrdering && (
          <p>
            {startMessages.noOrders} {startMessages.cartIsKept}
          </p>
        )}
      </Notice>
    </div>
  )
}
