import { dialogWidths } from '@aisle/contract'
import { useDialogStack, usePlatform } from '@aisle/platform'
import type { OpenDialog } from '@aisle/platform/host'
import { useEffect } from 'react'
import { useShell } from '../shell-context.ts'
import { DialogFrame } from './dialog-frame.tsx'
import { startDialogHistory } from './dialog-history.ts'
import { ownDialogs } from './own-dialogs.ts'

/** The open dialogs, each over the one before (spec 1 §2). */
export default function DialogStack() {
  const stack = useDialogStack()
  const { dialogs } = usePlatform()
  useEffect(() => startDialogHistory(dialogs), [dialogs])
  return stack.map((dialog) => <Dialog key={dialog.id} dialog={dialog} />)
}

function Dialog({ dialog }: { readonly dialog: OpenDialog }) {
  const { dialogs, surfaces } = usePlatform()
  const { RemoteModule } = useShell()
  const close = (result?: unknown) => dialogs.close(dialog.id, result)
  const declared = surfaces.find(({ remote }) => remote === dialog.remote)?.dialogs[dialog.name]
  if (declared && dialog.remote) {
    return (
      <DialogFrame title={declared.title} width={dialogWidths[declared.size]} onClose={close}>
        <RemoteModule
          remote={dialog.remote}
          kind="dialog"
          name={dialog.name}
          props={{ ...dialog.props, close }}
          onFailed={dialog.name === 'change-location' ? () => close('failed') : undefined}
        />
      </DialogFrame>
    )
  }
  const OwnDialog = ownDialogs[dialog.name]
  return OwnDialog ? <OwnDialog {...dialog.props} close={close} /> : <Dismissed close={close} />
}

/** A dialog that only newer shells have: whoever opened it is answered, and goes on without. */
function Dismissed({ close }: { readonly close: () => void }) {
  useEffect(close)
  return null
}
