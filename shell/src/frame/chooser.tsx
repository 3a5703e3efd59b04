import { type Location, locationDetail } from '@aisle/api/location'
import type { ChosenStore } from '@aisle/contract'
import { safePathAfterStore, shopping, useCallIfReady, useGo, useQueryParams } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { CloseIcon } from '@aisle/ui/icons'
import { IconButton } from '@aisle/ui/icon-button'
import { MyStore } from '@aisle/ui/my-store'
import { RadioGroup } from '@aisle/ui/radio-group'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { useModal } from '@aisle/ui/use-modal'
import { useId, useLayoutEffect, useState } from 'react'
import { Bar, Content, Panel, Where } from './chooser.styles.ts'
import { chooserMessages } from './frame-extras.messages.ts'
import { NextSlot } from './next-slot.tsx'

export type ChooserProps = {
  readonly store: ChosenStore
  /** Where stores are chosen. */
  readonly findStore: string
  readonly onClose: () => void
}

/** How one shops at one's store: the ways to get the goods with the next free time of each (spec 1 §2, §4). */
export default function Chooser({ store, findStore, onClose }: ChooserProps) {
  const id = useId()
  const modal = useModal(onClose)
  const { locationId } = store
  const { data, isError, refetch } = useCallIfReady(locationDetail, {
    params: { locationId },
    query: { IncludeConfiguration: true },
  })
  useLayoutEffect(() => {
    const element = modal.ref.current
    // Below the button on a large screen, from the bottom edge on a small one.
    const place = document.getElementById('aisle-place')?.getBoundingClientRect()
    element?.style.setProperty('--left', `${place?.left ?? 0}px`)
    element?.style.setProperty('--top', `${place?.bottom ?? 0}px`)
  }, [modal.ref])
  return (
    <Panel {...modal} aria-labelledby={id}>
      <Content>
        <Bar>
          <h2 id={id}>{chooserMessages.title}</h2>
          <IconButton label={chooserMessages.close} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Bar>
        <Where>
          <strong>{store.name}</strong>
          {data && <p>{[data.address.line1, data.address.city].filter(Boolean).join(', ')}</p>}
          <MyStore locationId={locationId} />
        </Where>
        {data ? (
          <Methods location={data} store={store} onClose={onClose} />
        ) : isError ? (
          <Alert variant="danger" actions={<Button onClick={() => void refetch()}>{chooserMessages.tryAgain}</Button>}>
            {chooserMessages.failed}
          </Alert>
        ) : (
          <Loading label={chooserMessages.methods}>
            <Skeleton height="240px" radius="m" />
          </Loading>
        )}
        <OtherStore path={findStore} onClose={onClose} />
      </Content>
    </Panel>
  )
}

type MethodsProps = { readonly location: Location; readonly store: ChosenStore; readonly onClose: () => void }

function Methods({ location, store, onClose }: MethodsProps) {
  const { fulFillments, locationId, timeZone } = location
  const [methodId, setMethodId] = useState(store.fulfillmentId)
  const [isChanging, setIsChanging] = useState(false)
  const [query] = useQueryParams()
  const go = useGo()
  const method = fulFillments.find(({ fulfillmentMethodID }) => fulfillmentMethodID === methodId)

  const change = async () => {
    if (!method || methodId === store.fulfillmentId) return onClose()
    setIsChanging(true)
    const { codeName, fulfillmentName: displayName } = method
    const wasTaken = await shopping.choose({ ...store, fulfillmentId: methodId, codeName, displayName })
    setIsChanging(false)
    if (!wasTaken) return
    onClose()
    // The page begins anew, or goes on to where it was meant to lead (spec 1 §4).
    const wanted = query.get('redirectFrom')
    if (wanted === null) globalThis.location.reload()
    else await go(safePathAfterStore(wanted), { replace: true })
  }
  return (
    <>
      <RadioGroup
        legend={chooserMessages.methods}
        look="cards"
        value={methodId}
        onChange={setMethodId}
        options={fulFillments.map(({ fulfillmentMethodID, fulfillmentName, codeName, available, configuration }) => ({
          value: fulfillmentMethodID,
          label: fulfillmentName,
          isDisabled: !available || configuration.isComingSoon === true,
          note: configuration.isComingSoon ? (
            chooserMessages.comingSoon
          ) : !available ? (
            chooserMessages.notHere
          ) : configuration.isSlotBookingRequired ? (
            <NextSlot locationID={locationId} timeZone={timeZone} codeName={codeName} zipCode={store.zipCode} />
          ) : undefined,
        }))}
      />
      <Button variant="primary" isWide isBusy={isChanging} onClick={() => void change()}>
        {method && methodId !== store.fulfillmentId
          ? chooserMessages.use(method.fulfillmentName)
          : chooserMessages.close}
      </Button>
    </>
  )
}

function OtherStore({ path, onClose }: { readonly path: string; readonly onClose: () => void }) {
  const go = useGo()
  return (
    <Button
      variant="quiet"
      isWide
      onClick={() => {
        onClose()
        void go(path)
      }}
    >
      {chooserMessages.other}
    </Button>
  )
}
