import { PlatformProvider } from '@aisle/platform'
import { type HostPlatform, messageOf, RemoteBoundary, RemoteFailureNotice } from '@aisle/platform/host'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { DialogLayer } from './dialogs/dialog-layer.tsx'
import { Frame } from './frame/frame.tsx'
import { GlobalStyles } from './frame/global-styles.ts'
import { type Shell, ShellContext } from './shell-context.ts'
import type { Start } from './start/create-start.ts'
import { StartGate } from './start/start-gate.tsx'
import { ToastRegion } from './toasts/toast-region.tsx'

type Props = {
  readonly platform: HostPlatform
  readonly shell: Shell
  /** Where the address comes from: the browser, or the request. */
  readonly Router: ComponentType<{ readonly children: ReactNode }>
  readonly start: Start
}

export function App({ platform, shell, Router, start }: Props) {
  return (
    <PlatformProvider platform={platform}>
      <QueryClientProvider client={platform.queryClient}>
        <ShellContext value={shell}>
          <GlobalStyles />
          <Router>
            <RemoteBoundary
              onFailure={(error) => shell.report({ kind: 'render', message: messageOf(error) })}
              renderFailure={(error) => (
                <RemoteFailureNotice kind="page" error={error} onRetry={() => location.reload()} />
              )}
            >
              <StartGate start={start}>
                <Frame />
              </StartGate>
              <DialogLayer />
              <ToastRegion />
            </RemoteBoundary>
          </Router>
        </ShellContext>
      </QueryClientProvider>
    </PlatformProvider>
  )
}
