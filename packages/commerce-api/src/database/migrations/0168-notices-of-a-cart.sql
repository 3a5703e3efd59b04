-- What happened to a cart at sign-in or on its way to another store, until its shopper has put it away.
ALTER TABLE commerce.carts ADD COLUMN notices jsonb NOT NULL DEFAULT '[]'::jsonb;
ALTER TABLE commerce.carts ADD CONSTRAINT carts_notices_list CHECK (jsonb_typeof(notices) = 'array');
