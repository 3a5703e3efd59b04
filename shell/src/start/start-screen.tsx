import { StoreMode } from '@aisle/api/store-mode'
import { useTenant } from '@aisle/platform'
import { HomeIcon } from '@aisle/ui/icons'
import { Notice } from '../frame/notice.tsx'
import { frameMessages, pageMessages, startMessages } from '../shell.messages.ts'
import { AccessDialog } from './access-dialog.tsx'
import type { AccessCodes } from './access-code.ts'
import type { ConfigurationLoader } from './configuration-loader.ts'
import { shortDescription } from './mode-description.rules.ts'
import type { StartState } from './start-state.rules.ts'

type Props = {
  readonly state: Exclude<StartState, 'open' | 'loading'>
  readonly loader: ConfigurationLoader
  readonly codes: AccessCodes
  readonly isOnline: boolean
}

/** The one thing on the screen while the store itself is not to be shown. */
export default function StartScreen({ state, loader, codes, isOnline }: Props) {
  switch (state) {
    case 'beta':
      return <AccessDialog mode={StoreMode.Beta} codes={codes} />
    case 'test':
      return <AccessDialog mode={StoreMode.Test} codes={codes} />
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
          <button type="button" className="aisle-button" onClick={() => void loader.load()}>
            {frameMessages.tryAgain}
          </button>
        </Notice>
      )
  }
}

/** Whose store it is. */
function StoreMark() {
  const name = useTenant((state) => state.configuration?.businessConfigurations.businessName)
  return (
    <>
      <HomeIcon size={48} />
      {name && <strong>{name}</strong>}
    </>
  )
}

function Maintenance() {
  const description = useTenant((state) => state.configuration?.businessConfigurations.modeDescription)
  return (
    <div role="dialog" aria-modal="true" aria-label={startMessages.maintenance}>
      <Notice mark={<StoreMark />} title={startMessages.maintenance} text={shortDescription(description)} />
    </div>
  )
}
