-- What a shopper tells the picker is a note: the database keeps no longer one than the API takes.
ALTER TABLE commerce.cart_lines ADD CONSTRAINT cart_lines_instruction_length CHECK (char_length(instruction) <= 500);
ALTER TABLE commerce.order_lines ADD CONSTRAINT order_lines_instruction_length CHECK (char_length(instruction) <= 500);
