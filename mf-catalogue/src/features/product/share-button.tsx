import { toast, usePath } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { ShareIcon } from '@aisle/ui/icons'
import { InLine } from '../favorites/in-line.ts'
import { productMessages } from './product.messages.ts'
import { shareLink } from './share-link.ts'

/** Hands the product's address on: by the device's own way where it has one, else as a copy. */
export function ShareButton({ title }: { readonly title: string }) {
  const path = usePath()
  const share = async () => {
    const outcome = await shareLink({ title, url: new URL(path, location.origin).href }, navigator)
    if (outcome === 'copied') toast('success', productMessages.linkCopied)
    if (outcome === 'failed') toast('error', productMessages.linkNotCopied, { milliseconds: 8000 })
  }
  return (
    <InLine>
      <Button variant="quiet" onClick={() => void share()}>
        <ShareIcon size={18} />
        {productMessages.share}
      </Button>
    </InLine>
  )
}
