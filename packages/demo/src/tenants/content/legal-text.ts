type Store = { name: string; email: string; city: string; state: string }

/** Terms of service as HTML. */
export const termsOf = ({ name, email, state }: Store) => `<h2>Terms of Services</h2>
<p>These terms apply when you use the ${name} store or place an order with us. They are written to be read.</p>
<h3>Orders and prices</h3>
<p>Prices are in US dollars and are those shown when you place the order. Goods sold by weight are charged by the weight we hand over, never above the amount you confirmed. An order is accepted when we send its confirmation. If something is out of stock, we substitute it only when you allowed that for the line.</p>
<h3>Pickup and delivery</h3>
<p>A booked time slot is held while you check out. Please collect pickup orders on the day; perishable goods that are not collected cannot be kept overnight. Someone must be at the address to receive chilled goods unless you asked for contactless delivery.</p>
<h3>Changes, cancellations and returns</h3>
<p>You can change or cancel an order until we start to prepare it. Tell us within seven days if something was missing, damaged or not as described: we refund or replace it.</p>
<h3>Goods for adults</h3>
<p>We sell alcohol only to people of legal drinking age and ask for identification at handover.</p>
<h3>Gift cards, rewards and auto-ship</h3>
<p>Gift cards do not expire and cannot be exchanged for cash except where the law requires it. Auto-ship orders can be paused, skipped or cancelled at any time before they are prepared.</p>
<h3>Questions</h3>
<p>Write to ${email}. The law of the State of ${state} applies.</p>`

/** Privacy policy as HTML; the legal dialog scrolls to its heading. */
export const privacyOf = ({ name, email }: Store) => `<h2 id="privacy">Privacy Policy</h2>
<p>${name} keeps what is needed to fill your orders, and nothing for sale to others.</p>
<h3>What we keep</h3>
<ul>
<li>Your name, e-mail address, phone number and addresses, to hand over orders and to tell you about them.</li>
<li>Your orders, lists and reviews, so that you find them again.</li>
<li>A token of your card. The card number itself stays with the payment provider.</li>
<li>The result of an age check where the law asks for one, not the document.</li>
</ul>
<h3>How long</h3>
<p>Orders are kept for seven years for tax law. Everything else is erased within 30 days after you close your account.</p>
<h3>Your rights</h3>
<p>You can see, correct, export or erase your data by writing to ${email}. We answer within 30 days.</p>
<h3>Cookies</h3>
<p>We use cookies for signing in, for your cart and for remembering your store for three days. There are no advertising cookies.</p>`
