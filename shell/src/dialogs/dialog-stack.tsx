import { type DialogName, type DialogProps, dialogWidths } from '@aisle/contract'
import { useDialogStack, usePlatform } from '@aisle/platform'
import type { OpenDialog } from '@aisle/platform/host'
import { useEffect } from 'react'
import { useShell } from '../shell-context.ts'
import { sessionMessages } from '../shell.messages.ts'
import { AccountDrawer } from './account-drawer.dialog.tsx'
import { ConfirmDialog } from './confirm.dialog.tsx'
import { DialogFrame } from './dialog-frame.tsx'
import { startDialogHistory } from './dialog-history.ts'
import { InformationDialog } from './information.dialog.tsx'
import { SignUpDialog } from './sign-up.dialog.tsx'

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
        <RemoteModule remote={dialog.remote} kind="dialog" name={dialog.name} props={{ ...dialog.props, close }} />
      </DialogFrame>
    )
  }
  switch (dialog.name) {
    case 'confirm':
      return <ConfirmDialog {...propsOf<'confirm'>(dialog)} close={close} />
    case 'information':
      return <InformationDialog {...propsOf<'information'>(dialog)} close={close} />
    case 'sign-up':
      return <SignUpDialog close={close} />
    case 'account-drawer':
      return (
        <DialogFrame title={sessionMessages.drawerTitle} width={380} isDrawer onClose={close}>
          <AccountDrawer close={close} />
        </DialogFrame>
      )
    default:
      return null
  }
}

// oxlint-disable-next-line typescript/consistent-type-assertions -- `openDialog` types the props of a name
const propsOf = <Name extends DialogName>({ props }: OpenDialog) => props as DialogProps<Name>
