-- How much of a product may be in a cart the kernel says (`mostQuantity`): a single pack may be larger than any limit here.
alter table cart_lines drop constraint cart_lines_qty_check, add constraint cart_lines_qty_check check (qty > 0);
